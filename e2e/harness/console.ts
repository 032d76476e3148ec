import type { BrowserContext } from '@playwright/test'

/** Collects what a console must never say: errors, and answers that are no plain refusal. */
export function listenTo(context: BrowserContext, lines: string[]): void {
  context.on('console', (message) => {
    if (message.type() === 'error' && !isRefusal(message.text()))
      lines.push(`${message.text()} ${message.location().url}`)
  })
  context.on('weberror', (error) => lines.push(String(error.error())))
}

/** The browser writes a line for each refused input; the screen has the words for it. */
function isRefusal(line: string): boolean {
  return /status of (?:403|409|410|412|422)\b/.test(line)
}
