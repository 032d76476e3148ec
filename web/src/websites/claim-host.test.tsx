import { contract } from '@touchline/contract/contract'
import { websites as text } from '@touchline/text/websites/en'

import { openPart } from '#web/testing/open.tsx'
import { proveForm } from '#web/testing/prove-form.ts'
import { server } from '#web/testing/server.ts'

import { ClaimHost } from './claim-host.tsx'
import { aWebsite, clubId } from './testing/a-website.ts'

const website = aWebsite({ offersHost: true })

proveForm('claiming a domain', {
  open: () => {
    server.answers(contract.websites.ofClub, website)
    return openPart(<ClaimHost owner={{ clubId }} />)
  },
  endpoint: contract.websites.saveHostOfClub,
  answer: website,
  fillings: { [text.host.name]: 'www.grünwald.de' },
  submit: text.host.claim,
  sends: { clubId, host: 'www.grünwald.de' },
  refusals: (['host_invalid', 'host_bare', 'host_ours'] as const).map((problem) => ({
    code: 'invalid_input',
    fields: { host: problem },
    label: text.host.name,
    says: text.problems[problem],
  })),
})
