import { readFileSync } from 'node:fs'

const diskIsFull = /No space left on device|Disk quota exceeded/
const longestReason = 400

/**
 * Why a server ended, out of what it has written to its log since `from` (in bytes): the cause comes
 * first, what follows is only that it shuts down.
 */
export function whyItEnded(log: string, from: number): string {
  const lines = readSince(log, from).split('\n').filter(Boolean)
  if (lines.some((line) => diskIsFull.test(line)))
    return 'the disk is full. Free some space; nothing that was saved is lost.'
  const cause = lines.find((line) => /\b(?:PANIC|FATAL|ERROR):/.test(line)) ?? lines.at(-1)
  return (cause ?? 'it says nothing in its log').slice(0, longestReason)
}

function readSince(log: string, from: number): string {
  try {
    return readFileSync(log).subarray(from).toString()
  } catch {
    return ''
  }
}
