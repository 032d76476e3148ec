import { mine, row, send, theirs, type Row } from './sweep-row.ts'

const said = { clientId: '019cebf5-0f00-7000-8000-0000000000c1', words: 'Hello' }
const begun = { clientId: '019cebf5-0f00-7000-8000-0000000000c2', words: 'Hello' }

/** Conversations and what is said in them, in an order in which the owner can do all of it. */
export const messageRows: Readonly<Record<string, Row>> = {
  'messages.list': theirs(),
  'messages.recipients': theirs(),
  'messages.preview': row('theirs', {
    body: ({ talkerId }) => ({
      audience: { kind: 'people', memberIds: [talkerId], guardianIds: [] },
    }),
  }),
  'messages.start': row('theirs', {
    body: ({ talkerId }) => ({
      audience: { kind: 'people', memberIds: [talkerId], guardianIds: [] },
      subject: 'Shoes',
      message: begun,
    }),
  }),
  'messages.get': theirs(),
  'messages.type': send({}),
  'messages.changeMine': send({ readSeq: 1, isPinned: true }),
  'messages.history': theirs(),
  'messages.send': send(said),
  'messages.message': theirs(),
  'messages.change': send({
    words: 'When can you?',
    isPinned: true,
    reaction: '👍',
    options: [0],
    isPollClosed: true,
  }),
  'messages.seenBy': theirs(),
  'messages.files': theirs(),
  'messages.search': theirs({ query: '?words=when' }),
  'messages.remove': theirs(),
  'messages.report': row('theirs', {
    body: ({ memberId }) => ({ about: { kind: 'profile', memberId }, reason: 'other' }),
  }),
  'messages.reports': mine(),
  'messages.closeReport': send({ decision: 'talked', note: 'We have talked' }),
}
