import { contract } from '@touchline/contract/contract'
import { operations } from '@touchline/text/operations/en'

import { openDialog, openPart } from '#web/testing/open.tsx'
import { proveDialog, proveForm } from '#web/testing/prove-form.ts'

import { operatedClub } from '../testing/club.ts'
import { FeaturesDialog } from './features-dialog.tsx'
import { FeaturesForm } from './features-form.tsx'

const { features: text, accounts } = operations.admin
const { defaultFeatures, features } = operatedClub

proveForm('turning features off for everyone', {
  open: () => openPart(<FeaturesForm features={defaultFeatures} />),
  endpoint: contract.operations.setFeatures,
  answer: { features: defaultFeatures },
  fillings: { [text.names.leagues]: false, [accounts.reason]: 'The federation has its own' },
  submit: text.save,
  sends: {
    features: { ...defaultFeatures, leagues: false },
    reason: 'The federation has its own',
  },
  wrong: [{ label: accounts.reason, typed: ' ', says: accounts.reasonMissing }],
  refusals: [{ code: 'conflict' }],
})

proveDialog('the features of one club', {
  open: () =>
    openDialog((onClose) => <FeaturesDialog kind="clubs" group={operatedClub} onClose={onClose} />),
  endpoint: contract.operations.configureGroup,
  fillings: {
    [text.names.leagues]: text.on,
    [text.names.premium]: text.default(false),
    [accounts.reason]: 'A pilot',
  },
  submit: text.save,
  sends: {
    kind: 'clubs',
    groupId: operatedClub.id,
    features: { ...features, leagues: true },
    reason: 'A pilot',
  },
  wrong: [{ label: accounts.reason, typed: ' ', says: accounts.reasonMissing }],
  refusals: [{ code: 'conflict' }],
})
