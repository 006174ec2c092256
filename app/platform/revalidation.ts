/** For data that never changes during a visit: neither a query nor a form reloads it. */
export function never(): boolean {
  return false
}
