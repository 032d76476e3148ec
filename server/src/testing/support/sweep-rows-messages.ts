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
  'messages.markRead': send({ seq: 1 }),
  'messages.type': send({}),
  'messages.choose': send({ isPinned: true }),
  'messages.history': theirs(),
  'messages.send': send(said),
  'messages.message': theirs(),
  'messages.edit': send({ words: 'When can you?' }),
  'messages.react': send({ reaction: '👍' }),
  'messages.pin': send({ isPinned: true }),
  'messages.vote': send({ options: [0] }),
  'messages.closePoll': send({}),
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
