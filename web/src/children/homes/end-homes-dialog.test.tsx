import { contract } from '@touchline/contract/contract'
import { children } from '@touchline/text/children/en'

import { openDialog } from '#web/testing/open.tsx'
import { teamOf } from '#web/testing/people.ts'
import { proveQuestion } from '#web/testing/prove-question.ts'

import { EndHomesDialog } from './end-homes-dialog.tsx'

const { homes: text } = children
const tom = { memberId: '019cebf5-0f00-7000-8000-0000000000c1', firstName: 'Tom' }
const planId = '019cebf5-0f00-7000-8000-0000000000d1'

proveQuestion('ending the two homes of a child', {
  open: () =>
    openDialog((onClose) => <EndHomesDialog child={tom} planId={planId} onClose={onClose} />),
  endpoint: contract.children.endHomes,
  title: text.endTitle('Tom'),
  consequence: text.endText,
  confirm: text.end,
  sends: { teamId: teamOf('player').team.id, memberId: tom.memberId, planId },
  says: text.ended,
})
