import { readFileSync } from 'node:fs'

const diskIsFull = /No space left on device|Disk quota exceeded/
const longestReason = 400

/**
 * Why a server ended, from its log since `from` (bytes): the first error, as later lines only
 * report the shutdown.
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
