import { useState } from 'react'
import { flushSync } from 'react-dom'
import { beforeEach, describe, expect, it } from 'vitest'
import { render } from 'vitest-browser-react'
import { afterPaint, usePaintedValue } from './after-paint.ts'

/** The next frame, after what was asked for in it before. */
const frame = () => new Promise((resolve) => requestAnimationFrame(resolve))

/** What is timed before this has run. */
const task = () => new Promise((resolve) => setTimeout(resolve))

describe('work after the next paint', () => {
  it('runs in a task of its own after the frame', async () => {
    const done: string[] = []
    requestAnimationFrame(() => done.push('frame'))
    afterPaint(() => done.push('work'))
    requestAnimationFrame(() => done.push('more of it'))
    await expect.poll(() => done).toEqual(['frame', 'more of it', 'work'])
  })

  it('does not run where it is called off, before the frame or in it', async () => {
    let runs = 0
    const run = () => {
      runs += 1
    }
    afterPaint(run)()
    const callOff = afterPaint(run)
    await frame()
    callOff()
    await frame()
    await task()
    expect(runs).toBe(0)
  })
})

/** What was drawn: the value and what is painted of it. */
let drawn: string[] = []

let change: (value: string) => void

function Shown() {
  const [value, setValue] = useState('a')
  const painted = usePaintedValue(value)
  drawn.push(`${value} ${painted}`)
  change = (next) => flushSync(() => setValue(next))
  return painted
}

describe('a value after the next paint', () => {
  beforeEach(() => {
    drawn = []
  })

  it('is the value itself at first', async () => {
    const screen = await render(<Shown />)
    await expect.element(screen.getByText('a')).toBeInTheDocument()
    expect(new Set(drawn)).toEqual(new Set(['a a']))
  })

  it('follows the value, drawn first as it was', async () => {
    const screen = await render(<Shown />)
    change('b')
    expect(screen.container).toHaveTextContent('a')
    await expect.element(screen.getByText('b')).toBeInTheDocument()
    expect(new Set(drawn)).toEqual(new Set(['a a', 'b a', 'b b']))
  })

  it('passes over a value that is gone before it was painted', async () => {
    const screen = await render(<Shown />)
    change('b')
    change('c')
    await expect.element(screen.getByText('c')).toBeInTheDocument()
    expect(new Set(drawn)).toEqual(new Set(['a a', 'b a', 'c a', 'c c']))
  })
})
