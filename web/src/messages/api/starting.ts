import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { NewMessage } from '@touchline/contract/messages/shapes/message'
import type { Audience } from '@touchline/domain/messages/conversations'

import { client } from '#web/platform/client/client.ts'

import { messageKeys } from './keys.ts'

/** Everyone the reader may write to. */
export function useRecipients(teamId: string) {
  return useQuery({
    queryKey: messageKeys.recipients(teamId),
    queryFn: () => client.messages.recipients({ teamId }),
    meta: { alsoOn: ['members', 'children', 'invitations'] },
  })
}

interface Question {
  readonly audience: Audience
  readonly isAnnouncement: boolean
}

/** How many people would be reached and notified; loaded once recipients are chosen. */
export function usePreview(teamId: string, question: Question | undefined) {
  return useQuery({
    queryKey: [...messageKeys.recipients(teamId), 'preview', question],
    queryFn: () =>
      question === undefined ? null : client.messages.preview({ teamId, ...onWire(question) }),
    enabled: question !== undefined,
    placeholderData: keepPreviousData,
    gcTime: 0,
  })
}

interface Beginning extends Question {
  readonly subject: string | null
  readonly message: NewMessage
}

export function useStart(teamId: string) {
  const cache = useQueryClient()
  return useMutation({
    mutationFn: ({ subject, message, ...question }: Beginning) =>
      client.messages.start({ teamId, subject, message, ...onWire(question) }),
    onSuccess: () =>
      Promise.all([
        cache.invalidateQueries({ queryKey: messageKeys.team(teamId) }),
        cache.invalidateQueries({ queryKey: ['teams', teamId] }),
      ]),
  })
}

/** Copies readonly lists, because the contract's types are mutable. */
function onWire({ audience, isAnnouncement }: Question) {
  if (audience.kind !== 'people') return { audience: { ...audience }, isAnnouncement }
  const { kind, memberIds, guardianIds } = audience
  const people = { kind, memberIds: [...memberIds], guardianIds: [...guardianIds] }
  return { audience: people, isAnnouncement }
}

const dayMs = 24 * 60 * 60_000

/** Events to choose from: last week's, those of the coming weeks, and the named one. */
export function useEventsToChoose(teamId: string, named: string | undefined) {
  return useQuery({
    queryKey: ['events', teamId, 'to-write-about', named],
    queryFn: async () => {
      const [from, to] = shownDays.map((days) => dayFrom(Date.now() + days * dayMs))
      const { events } = await client.events.list({
        teamId,
        from: from ?? '',
        to: to ?? '',
        limit: maxEvents,
      })
      if (named === undefined || events.some(({ id }) => id === named)) return events
      return [await client.events.get({ teamId, eventId: named }), ...events]
    },
  })
}

const maxEvents = 100
/** At most the calendar's longest range. */
const shownDays = [-7, 54]

function dayFrom(instant: number): string {
  return new Date(instant).toISOString().slice(0, 10)
}
