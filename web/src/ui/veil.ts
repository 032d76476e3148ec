/** What lies over the page while a dialog asks for an answer. */
export const veil =
  'fixed inset-0 z-20 bg-veil transition-opacity duration-150 data-starting-style:opacity-0 data-ending-style:opacity-0'
