import { setTimeout as pause } from 'node:timers/promises'

import { smallBody } from '#server/platform/http/body-limits.ts'

import type { Person, Question, TestServer } from './running.ts'

const maxBlockedMs = 200
const maxMoreBytes = 100 * 1024 * 1024

type Asker = Person | undefined

/** The limits that a request breaks, with its cost; a busy machine's delays occur only once. */
export async function exceededLimits(
  touchline: TestServer,
  who: Asker,
  question: Question,
): Promise<readonly string[]> {
  const broken = await brokenNow(touchline, who, question)
  return broken.length === 0 ? broken : brokenNow(touchline, who, question)
}

async function brokenNow(
  touchline: TestServer,
  who: Asker,
  question: Question,
): Promise<readonly string[]> {
  const { status, length, blockedMs, moreBytes } = await costOf(touchline, who, question)
  return [
    ...(status >= 500 ? [`answered ${status}`] : []),
    ...(status >= 400 && length > smallBody ? [`answered ${length} bytes`] : []),
    ...(moreBytes > maxMoreBytes ? [`took ${moreBytes} bytes more`] : []),
    ...(blockedMs > maxBlockedMs ? [`held others up for ${blockedMs} ms`] : []),
  ]
}

/** The CPU time of a request in this process, which others wait for. */
async function costOf({ ask }: TestServer, who: Asker, question: Question) {
  const memory = process.memoryUsage.rss()
  // Sending the request is the client's work and done after the first turn of the loop.
  const answer = ask(who, question)
  const loop = watchLoop()
  const { status, text } = await answer
  await pause(10)
  const blockedMs = loop.stop()
  return {
    status,
    length: text.length,
    blockedMs,
    moreBytes: process.memoryUsage.rss() - memory,
  }
}

/**
 * The longest CPU time of this thread between two turns of the event loop, without other programs.
 */
function watchLoop() {
  const used = () => {
    const { user, system } = process.threadCpuUsage()
    return (user + system) / 1000
  }
  let before = used()
  let longest = 0
  const look = () => {
    const now = used()
    longest = Math.max(longest, now - before)
    before = now
  }
  const timer = setInterval(look, 1)
  return {
    stop() {
      clearInterval(timer)
      look()
      return Math.round(longest)
    },
  }
}
