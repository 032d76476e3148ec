import { createDecipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto'
import { lookup } from 'node:dns'
import { once } from 'node:events'
import { createServer } from 'node:http'

import { jwtVerify } from 'jose'
import { afterAll } from 'vitest'

import { openOutbound } from '#server/platform/outbound/client.ts'
import type { PushAddress } from '#server/platform/push/send.ts'

/** What a push service was given. */
export interface Delivered {
  readonly path: string
  readonly headers: Readonly<Record<string, string | string[] | undefined>>
  readonly body: Buffer
}

/**
 * A push service on loopback with a client that may reach it. Every address answers 201 until set
 * otherwise.
 */
export async function openPushService() {
  const delivered: Delivered[] = []
  const answers = new Map<string, number>()
  const server = createServer((request, response) => {
    const path = request.url ?? ''
    request.toArray().then(
      (parts) => {
        const body = Buffer.concat(parts.map((part) => Buffer.from(part)))
        delivered.push({ path, headers: request.headers, body })
        response.writeHead(answers.get(path) ?? 201).end()
      },
      () => response.destroy(),
    )
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  afterAll(() => {
    server.closeAllConnections()
    server.close()
  })
  const bound = server.address()
  const origin = `http://127.0.0.1:${typeof bound === 'object' ? bound?.port : ''}`
  return {
    origin,
    delivered,
    answer: (path: string, status: number) => answers.set(path, status),
    outbound: openOutbound(
      { maxBytes: 1000, timeoutMs: 5000, redirects: 0 },
      {
        resolve: lookup,
        mayReach: (address) => address === '127.0.0.1',
        mayUsePort: () => true,
      },
    ),
  }
}

/** A browser that has subscribed: it alone can read what is pushed to it. */
export function openBrowser(endpoint: string) {
  const pair = createECDH('prime256v1')
  const publicKey = pair.generateKeys()
  const authSecret = randomBytes(16)
  const address: PushAddress = {
    endpoint,
    p256dh: publicKey.toString('base64url'),
    authSecret: authSecret.toString('base64url'),
  }

  /** RFC 8188 (one record of aes128gcm) with the keys of RFC 8291, by nothing but these documents. */
  function open(body: Buffer): unknown {
    const salt = body.subarray(0, 16)
    const idLength = body.readUInt8(20)
    const sender = body.subarray(21, 21 + idLength)
    const sealed = body.subarray(21 + idLength)

    const keyInfo = Buffer.concat([Buffer.from('WebPush: info\0'), publicKey, sender])
    const shared = pair.computeSecret(sender)
    const secret = Buffer.from(hkdfSync('sha256', shared, authSecret, keyInfo, 32))
    const derive = (purpose: string, length: number): Buffer =>
      Buffer.from(hkdfSync('sha256', secret, salt, `Content-Encoding: ${purpose}\0`, length))
    const key = derive('aes128gcm', 16)
    const nonce = derive('nonce', 12)

    const decipher = createDecipheriv('aes-128-gcm', key, nonce).setAuthTag(sealed.subarray(-16))
    const plain = Buffer.concat([decipher.update(sealed.subarray(0, -16)), decipher.final()])
    return JSON.parse(plain.subarray(0, plain.lastIndexOf(2)).toString())
  }
  return { address, open }
}

/** What the sender says of itself (RFC 8292), checked with the key it names. */
export async function senderOf({ headers }: Delivered) {
  const { token = '', key = '' } =
    /^vapid t=(?<token>[^,]+), ?k=(?<key>.+)$/.exec(String(headers['authorization']))?.groups ?? {}
  const point = Buffer.from(key, 'base64url')
  const { payload } = await jwtVerify(token, {
    kty: 'EC',
    crv: 'P-256',
    x: point.subarray(1, 33).toString('base64url'),
    y: point.subarray(33, 65).toString('base64url'),
  })
  return { key, ...payload }
}
