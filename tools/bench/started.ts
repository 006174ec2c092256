type Stop = () => unknown

/** What a run has started and has to end, last first, also when it is interrupted. */
export class Started {
  readonly #stops: Stop[] = []
  #isInterrupted = false

  constructor() {
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
      process.once(signal, async () => {
        this.#isInterrupted = true
        await this.end()
        process.exit(130)
      })
    }
  }

  /** Whether somebody ended the run, so that what fails now fails for that reason. */
  get isInterrupted(): boolean {
    return this.#isInterrupted
  }

  /** Remembers how to end something. */
  add(stop: Stop): void {
    this.#stops.push(stop)
  }

  /** Ends everything. What cannot be ended is said, and does not keep the rest running. */
  async end(): Promise<void> {
    for (let stop = this.#stops.pop(); stop; stop = this.#stops.pop()) {
      try {
        await stop()
      } catch (error) {
        console.error(`Not ended: ${(error as Error).message}`)
      }
    }
  }
}
