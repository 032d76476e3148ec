import { mine, send, theirs, type Row } from './sweep-row.ts'

const nobodysMove = {
  memberId: '019cebf5-0f00-7000-8000-0000000000a1',
  fromTeamId: '019cebf5-0f00-7000-8000-0000000000a2',
  toTeamId: '019cebf5-0f00-7000-8000-0000000000a3',
}

export const clubRows: Readonly<Record<string, Row>> = {
  'statistics.club': theirs(),
  'start.get': mine(),
  'clubs.planRollOver': theirs(),
  'clubs.rollOver': send({ cutOff: '2031-01-01', moves: [nobodysMove] }, { owner: 412 }),
  'clubs.undoRollOver': theirs(),
}
