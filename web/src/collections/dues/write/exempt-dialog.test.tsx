import { contract } from '@touchline/contract/contract'
import { dues } from '@touchline/text/collections/dues/en'
import { wire } from '@touchline/text/wire/en'

import { example, first } from '#web/testing/endpoint.ts'
import { openDialog } from '#web/testing/open.tsx'
import { proveDialog } from '#web/testing/prove-form.ts'

import { ExemptDialog } from './exempt-dialog.tsx'

const { write: text, rules } = dues
const clubId = example(contract.clubs.get).club.id
const family = first(example(contract.collections.previewDues).families)
const person = { ...first(family.people), exemption: null }

proveDialog('exempting a member', {
  open: () =>
    openDialog((onClose) => <ExemptDialog clubId={clubId} person={person} onClose={onClose} />),
  endpoint: contract.collections.exemptFromDues,
  fillings: { [text.exemptPercent]: '50', [text.exemptReason]: 'Referee' },
  submit: wire.save,
  sends: { clubId, personId: person.id, percent: 50, reason: 'Referee' },
  wrong: [{ label: text.exemptPercent, typed: '101', says: rules.percentWrong }],
})
