/** Brings a tab into sight; never the page with it: someone may have pressed something further down meanwhile. */
export function scrollSideways(list: Element, tab: Element): void {
  const [frame, box] = [list.getBoundingClientRect(), tab.getBoundingClientRect()]
  list.scrollLeft += Math.max(0, box.right - frame.right) - Math.max(0, frame.left - box.left)
}
