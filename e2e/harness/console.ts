import type { BrowserContext } from '@playwright/test'

/** Collects console errors and unexpected responses. */
export function listenTo(context: BrowserContext, lines: string[]): void {
  context.on('console', (message) => {
    if (message.type() === 'error' && !isRefusal(message.text()))
      lines.push(`${message.text()} ${message.location().url}`)
  })
  context.on('weberror', (error) => lines.push(String(error.error())))
}

/** The browser logs each refused request; the screen explains it. */
function isRefusal(line: string): boolean {
  return /status of (?:403|409|410|412|422)\b/.test(line)
}
