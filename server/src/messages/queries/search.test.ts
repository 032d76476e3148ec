import { messageSearchResult } from '@touchline/contract/messages/shapes/message'
import { expect, test } from 'vitest'

import { testPlatform } from '#server/platform/testing/platform.ts'

import { aTeamWithConversations } from '../testing/conversation-test.ts'

const platform = await testPlatform()
platform.setClock('2026-03-14T09:00:00.000Z')
const stage = await aTeamWithConversations(platform)
const conversation = await stage.start('coach', stage.toPeople('pau'))

test.each([
  ['Kick-off on 24.10.2026', '24.10.2026', true],
  ['Moved to 18.30', '18.30', true],
  ['Photos: https://fotos.example/album/sommerfest-2026?x=1', 'sommerfest', true],
  ['U12/U14 play together', 'u14', true],
  ['L’équipe est prête', 'equipe', true],
  ['L’équipe est prête', 'équipe', true],
  ['Call +44 7700 900123', '900123', true],
  ['Call +34600123456', '123456', true],
  ['Call +44 7700 900123', '7700900123', true],
  ['Call +44 7700 900123', '07700 900123', true],
  ['Call +447700900123', '07700 900123', true],
  ['अभ्यास नमस्ते', 'नमस्ते', true],
  ['Pitch 4, 18:30 - 20:00', '830', false],
  ['Der Müller bringt die Bälle', 'mueller baelle', true],
  ['Meet Jorgen', 'Jørgen', true],
  ['See you tonight', 'night', false],
  ['12', '((((a+)+$ | & ! :*', false],
])('%j is found by %j: %s', async (...[words, typed, isFound]) => {
  const { id } = await stage.said('coach', conversation, words)
  const query = `words=${encodeURIComponent(typed)}`
  const { body } = await stage.ask('pau', `GET /messages/search?${query}`)
  const found = messageSearchResult.parse(body).found.map((one) => one.messageId)
  expect(found.includes(id)).toBe(isFound)
})
