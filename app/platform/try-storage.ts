/** `undefined` where storage is blocked, full or missing; even `typeof localStorage` may throw. */
export function tryStorage<Result>(use: () => Result): Result | undefined {
  try {
    return use()
  } catch {
    return undefined
  }
}
