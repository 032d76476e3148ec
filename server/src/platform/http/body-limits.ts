import type { AnyContractProcedure } from '@orpc/contract'
import { isPublicOperation } from '@touchline/contract/wire/access'
import { bodySizeOf, type BodySize } from '@touchline/contract/wire/body-size'

import { AppError } from '../errors.ts'

/** The limit for visitors, and the minimum for signed-in users. */
export const smallBody = 64 * 1024
/** Fits a member list of 5 MiB in base64, the largest JSON body. */
const largestBody = 8 * 1024 * 1024
/** Unknown fields are ignored up to this limit. */
export const smallShape: Omit<BodySize, 'bytes'> = { values: 1000, depth: 16 }

/** The body limits of an endpoint: what its schema allows, up to the server's maximum. */
export function bodyLimitsOf(endpoint: AnyContractProcedure): BodySize {
  const size = bodySizeOf(endpoint['~orpc'].inputSchema)
  const maxBytes = isPublicOperation(endpoint) ? smallBody : largestBody
  return {
    bytes: Math.min(maxBytes, Math.max(smallBody, Math.ceil(size.bytes))),
    values: Math.max(smallShape.values, size.values),
    depth: Math.max(smallShape.depth, size.depth),
  }
}

/** Refuses JSON with too many values or levels before it is parsed. */
export function requireFitting(json: string, { values, depth }: Omit<BodySize, 'bytes'>): void {
  let left = values
  // A field has two strings: its name and its value.
  let texts = 2 * values
  let level = 0
  for (let at = 0; at < json.length; at += 1) {
    const code = json.charCodeAt(at)
    if (code === quote) {
      texts -= 1
      at = endOfText(json, at)
    }
    const step = steps[code] ?? 0
    level += step
    left -= step > 0 || code === comma ? 1 : 0
    if (left < 0 || texts < 0 || level > depth) throw new AppError('invalid_input')
  }
}

const stepsOf: Readonly<Record<string, number>> = { '{': 1, '[': 1, '}': -1, ']': -1 }
const quote = '"'.charCodeAt(0)
const comma = ','.charCodeAt(0)
const backslash = '\\'.charCodeAt(0)

/** Levels that a character opens or closes, by its code. */
const steps = Array.from({ length: 128 }, (_, code) => stepsOf[String.fromCharCode(code)])

/** The index of the closing quote; the end if there is none. */
function endOfText(json: string, from: number): number {
  for (let at = json.indexOf('"', from + 1); at > 0; at = json.indexOf('"', at + 1))
    if (!isEscaped(json, at)) return at
  return json.length
}

function isEscaped(json: string, at: number): boolean {
  let before = at - 1
  while (json.charCodeAt(before) === backslash) before -= 1
  return (at - before) % 2 === 0
}
