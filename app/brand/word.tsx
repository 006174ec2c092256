/**
 * The name منوال, never mirrored. `wordPath` of geometry.ts, written out so that pages do not download
 * that file.
 */
export function Word() {
  return (
    <svg viewBox="0 -3 60 31" aria-hidden="true">
      <path
        d="M58 10H50V18H58ZM58 18H26M42 18V10M26 10H34V18H26ZM34 18V26H18M18 2V18M10 2V26H2V18"
        fill="none"
        stroke="currentColor"
        strokeWidth={4}
        strokeLinecap="square"
      />
      {/* Raised: at this size a dot on the grid would touch its letter. */}
      <path d="M42 -2l3.6 3.6-3.6 3.6-3.6-3.6z" fill="var(--accent)" />
    </svg>
  )
}
