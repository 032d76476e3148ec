import { mine, send, theirs, type Row } from './sweep-row.ts'

const nobodysMove = {
  memberId: '019cebf5-0f00-7000-8000-0000000000a1',
  fromTeamId: '019cebf5-0f00-7000-8000-0000000000a2',
  toTeamId: '019cebf5-0f00-7000-8000-0000000000a3',
}

/** What several capabilities answer together, and a new season's teams. */
export const homeRows: Readonly<Record<string, Row>> = {
  'home.clubFigures': theirs(),
  'home.start': mine(),
  'home.planRollOver': theirs(),
  'home.rollOver': send({ cutOff: '2031-01-01', moves: [nobodysMove] }, { owner: 412 }),
  'home.rollOvers': theirs(),
  'home.undoRollOver': theirs(),
}
