import { contract } from '@touchline/contract/contract'
import { debits } from '@touchline/text/collections/debits/en'

import { example } from '#web/testing/endpoint.ts'
import { openDialog } from '#web/testing/open.tsx'
import { proveDialog } from '#web/testing/prove-form.ts'

import { MandateDialog } from './mandate-dialog.tsx'

const { mandates: text } = debits
const clubId = example(contract.clubs.get).club.id
const bill = { teamId: clubId, billId: clubId }

proveDialog('entering a mandate on paper', {
  open: () =>
    openDialog((onClose) => (
      <MandateDialog
        clubId={clubId}
        edited={{ ...bill, payer: 'Luis Torres' }}
        nextReference="M00042"
        onClose={onClose}
      />
    )),
  endpoint: contract.collections.saveMandate,
  fillings: {
    [text.holder]: 'Luis Torres',
    [text.iban]: 'DE89 3704 0044 0532 0130 00',
    [text.signedOn]: '2026-01-02',
    [text.reference]: 'M00042',
  },
  submit: text.save,
  sends: {
    clubId,
    bill,
    holder: 'Luis Torres',
    iban: 'DE89370400440532013000',
    reference: 'M00042',
    signedOn: '2026-01-02',
    kind: 'recurring',
  },
  wrong: [
    { label: text.iban, typed: 'DE88', says: text.problems.iban_wrong },
    { label: text.reference, typed: '//', says: text.problems.reference_wrong },
    { label: text.holder, typed: ' ', says: text.problems.missing },
  ],
  refusals: [
    {
      code: 'invalid_input',
      fields: { reference: 'taken' },
      label: text.reference,
      says: text.problems.taken,
    },
  ],
})
