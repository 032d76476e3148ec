import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'

import { openLog } from '../log.ts'
import { natsServer, withoutNats } from '../testing/nats.ts'
import { openNats } from './nats.ts'

const soon = { timeout: 8000 }

describe.skipIf(withoutNats)('events over NATS', async () => {
  const server = await natsServer(['--user', 'ana', '--pass', 'a/b'])
  const other = await natsServer()
  const away = `nats://127.0.0.1:${other.port}`
  const relay = openNats([away, `nats://ana:a%2Fb@127.0.0.1:${server.port}`], openLog('silent'))
  const heard: string[] = []
  let gaps = 0
  beforeAll(async () => {
    await server.start()
    await relay.start({
      hear: (message) => heard.push(message),
      onGap: () => {
        gaps += 1
      },
    })
  })
  afterAll(() => relay.stop())
  beforeEach(() => {
    heard.length = 0
    gaps = 0
  })

  test('messages arrive in order, at the sender too', async () => {
    expect(relay.isConnected()).toBe(true)
    await relay.send(['one', 'two'])
    await relay.send(['three'])
    await expect.poll(() => heard).toEqual(['one', 'two', 'three'])
    expect(gaps).toBe(0)
  })

  test('reconnects to a server that was down, and reports the gap', async () => {
    await server.kill()
    await expect.poll(() => relay.isConnected()).toBe(false)
    await expect(relay.send(['unheard'])).rejects.toThrow('NATS is away')
    await server.start()
    await expect.poll(() => gaps, soon).toBe(1)
    await relay.send(['after'])
    await expect.poll(() => heard).toEqual(['after'])
  })

  test("a wrong password doesn't connect", async () => {
    const stranger = openNats([`nats://ana:wrong@127.0.0.1:${server.port}`], openLog('silent'))
    await stranger.start({ hear: () => undefined, onGap: () => undefined })
    expect(stranger.isConnected()).toBe(false)
    await stranger.stop()
  })
})

describe.skipIf(withoutNats)('a token', async () => {
  const server = await natsServer(['--auth', 'a-long-token'])
  const relay = openNats([`nats://a-long-token@127.0.0.1:${server.port}`], openLog('silent'))
  const gaps: string[] = []
  afterAll(() => relay.stop())

  test('is accepted, and a server that starts late is a gap', async () => {
    await relay.start({ hear: () => undefined, onGap: () => gaps.push('gap') })
    expect(relay.isConnected()).toBe(false)
    await server.start()
    await expect.poll(() => gaps, soon).toEqual(['gap'])
    expect(relay.isConnected()).toBe(true)
  })
})
