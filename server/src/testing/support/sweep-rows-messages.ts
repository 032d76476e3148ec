import { row, send, type Row } from './sweep-row.ts'

const said = { clientId: '019cebf5-0f00-7000-8000-0000000000c1', words: 'Hello' }
const begun = { clientId: '019cebf5-0f00-7000-8000-0000000000c2', words: 'Hello' }

const toTeam = (teamId: string) => ({
  audience: { kind: 'teams', teamIds: [teamId], role: 'everyone' },
})

/** Conversations and messages, in an order in which the owner can do everything. */
export const messageRows: Readonly<Record<string, Row>> = {
  'messages.list': row(),
  'messages.inbox': row({ query: '?words=when' }),
  'messages.recipients': row(),
  'messages.preview': send(({ talkerId }) => ({
    audience: { kind: 'people', memberIds: [talkerId], guardianIds: [] },
  })),
  'messages.start': send(({ talkerId }) => ({
    audience: { kind: 'people', memberIds: [talkerId], guardianIds: [] },
    subject: 'Shoes',
    message: begun,
  })),
  // The sweep's team is in no club.
  'messages.previewToClub': send(({ clubTeamId }) => toTeam(clubTeamId)),
  'messages.sendToClub': send(({ clubTeamId }) => ({ ...toTeam(clubTeamId), ...said })),
  'messages.get': row(),
  'messages.type': send({}),
  'messages.changeMine': send({ readSeq: 1, isPinned: true }),
  'messages.history': row(),
  'messages.send': send(said),
  'messages.message': row(),
  'messages.change': send({
    words: 'When can you?',
    isPinned: true,
    reaction: '👍',
    options: [0],
    isPollClosed: true,
  }),
  'messages.seenBy': row(),
  'messages.files': row(),
  'messages.search': row({ query: '?words=when' }),
  'messages.remove': row(),
  'messages.report': send(({ memberId }) => ({
    about: { kind: 'profile', memberId },
    reason: 'other',
  })),
  'messages.reports': row(),
  'messages.closeReport': send({ decision: 'talked', note: 'We have talked' }, { isPrivate: true }),
}
