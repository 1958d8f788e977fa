// Which rows of the standings are on the screen together.

/** Rows on a page. */
export const pageSize = 8;

/** Pages that share the rows evenly: the first row stands on top of each (UI-E12). */
export function pagesFor(count: number): number {
  return count <= pageSize ? 1 : Math.ceil((count - 1) / (pageSize - 1));
}

/** The place of row `index` on a page: 0 is on top, below 0 and from `pageSize` on it is not there. */
export function placeOn(page: number, index: number, count: number): number {
  const pages = pagesFor(count);
  if (index === 0 || pages === 1) return index;
  const each = Math.ceil((count - 1) / pages);
  const place = index - page * each;
  return place >= 1 && place <= each ? place : place < 1 ? -1 : pageSize;
}
