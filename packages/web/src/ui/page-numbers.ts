/** Returns the page numbers around the current one; null stands for a gap. There are at most seven entries. */
export function pageNumbers(page: number, pageCount: number): (number | null)[] {
  if (pageCount <= 7) return Array.from({ length: pageCount }, (_, index) => index + 1)
  const middle = Math.min(Math.max(page, 4), pageCount - 3)
  const near = page <= 4 ? [2, 3, 4, 5] : page >= pageCount - 3 ? [-4, -3, -2, -1].map((back) => pageCount + back) : null
  const inner = near ?? [middle - 1, middle, middle + 1]
  const head = (inner[0] ?? 2) > 2 ? [1, null] : [1]
  const tail = (inner.at(-1) ?? 0) < pageCount - 1 ? [null, pageCount] : [pageCount]
  return [...head, ...inner, ...tail]
}
