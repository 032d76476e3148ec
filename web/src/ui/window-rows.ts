import {
  observeWindowOffset,
  observeWindowRect,
  Virtualizer,
  type VirtualizerOptions,
  windowScroll,
} from '@tanstack/react-virtual'

export type VirtualRows = Virtualizer<Window, HTMLElement>

const fromTheWindow = {
  getScrollElement: (): Window => globalThis.window,
  initialOffset: () => globalThis.scrollY,
  observeElementRect: observeWindowRect,
  observeElementOffset: observeWindowOffset,
  scrollToFn: windowScroll,
}

export type RowOptions = Omit<VirtualizerOptions<Window, HTMLElement>, keyof typeof fromTheWindow>

/** The rows within and near the window. */
export function rowsOfWindow(options: RowOptions) {
  const virtual: VirtualRows = new Virtualizer<Window, HTMLElement>({
    ...fromTheWindow,
    ...options,
  })
  return {
    virtual,
    tell: (now: RowOptions) => virtual.setOptions({ ...fromTheWindow, ...now }),
  }
}
