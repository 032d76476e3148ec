/** Covers the page while a dialog is open. */
export const backdropStyle =
  'fixed inset-0 z-20 bg-veil transition-opacity duration-150 data-starting-style:opacity-0 data-ending-style:opacity-0'
