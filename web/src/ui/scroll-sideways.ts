/** Scrolls a tab into view without moving the page, which may lose a click further down. */
export function scrollSideways(list: Element, tab: Element): void {
  const [frame, box] = [list.getBoundingClientRect(), tab.getBoundingClientRect()]
  // As wide as the fading edge (base.css), under which the next tab can be seen.
  const edge = 32
  const [left, right] = [frame.left + edge, frame.right - edge]
  list.scrollLeft += Math.max(0, box.right - right) - Math.max(0, left - box.left)
}
