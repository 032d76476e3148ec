import type { FastifyRequest } from 'fastify'
import ipaddr from 'ipaddr.js'

/** Set by proxies, which would pass on a visitor's request. */
const forwarded = ['forwarded', 'via', 'x-forwarded-for', 'x-real-ip']

/** True for a request from a private network that no proxy passed on, such as one of the proxy itself. */
export function isDirect({ headers, socket }: Pick<FastifyRequest, 'headers' | 'socket'>): boolean {
  if (forwarded.some((name) => headers[name] !== undefined)) return false
  const { remoteAddress = '' } = socket
  if (!ipaddr.isValid(remoteAddress)) return false
  return nearby.has(ipaddr.process(remoteAddress).range())
}

const nearby = new Set(['loopback', 'private', 'uniqueLocal', 'linkLocal'])
