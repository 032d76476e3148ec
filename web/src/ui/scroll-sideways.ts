/** Scrolls a tab into view without moving the page, which may lose a click further down. */
export function scrollSideways(list: Element, tab: Element): void {
  const [frame, box] = [list.getBoundingClientRect(), tab.getBoundingClientRect()]
  list.scrollLeft += Math.max(0, box.right - frame.right) - Math.max(0, frame.left - box.left)
}
