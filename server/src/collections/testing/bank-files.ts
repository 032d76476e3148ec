/** A line of a bank statement. */
export interface BankLine {
  /** Minor units, negative if money went out. */
  readonly amount: number
  readonly payer: string
  readonly words: string
  /** EUR by default. */
  readonly currency?: string
  /** Why a direct debit came back, by the code of ISO 20022. */
  readonly returnCode?: string
  /** A transfer that the payer's bank called back. */
  readonly isRecalled?: boolean
}

interface Booked {
  /** `2027-01-20` */
  readonly day: string
  readonly lines: readonly BankLine[]
}

/** The same lines as three kinds of banks write them. */
export const bankFiles = { camt: camt053, mt940, csv: sparkasse } as const
export type BankFile = keyof typeof bankFiles

/** Of ISO 20022, as most banks in the euro area. */
function camt053({ day, lines }: Booked): string {
  const entries = lines.map(({ amount, payer, words, currency = 'EUR', ...more }) => {
    const side = amount < 0 ? 'DBIT' : 'CRDT'
    const isBack = more.returnCode !== undefined || more.isRecalled === true
    const reason =
      more.returnCode === undefined ? '' : `<RtrInf><Rsn><Cd>${more.returnCode}</Cd></Rsn></RtrInf>`
    return `<Ntry><Amt Ccy="${currency}">${padded(amount)}</Amt><CdtDbtInd>${side}</CdtDbtInd>
${isBack ? '<RvslInd>true</RvslInd>' : ''}<Sts><Cd>BOOK</Cd></Sts><BookgDt><Dt>${day}</Dt></BookgDt>
<NtryDtls><TxDtls><RltdPties><Dbtr><Pty><Nm>${payer}</Nm></Pty></Dbtr></RltdPties>
<RmtInf><Ustrd>${words}</Ustrd></RmtInf>${reason}</TxDtls></NtryDtls></Ntry>`
  })
  return `<?xml version="1.0" encoding="UTF-8"?>
<Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.053.001.08"><BkToCstmrStmt><Stmt>
${entries.join('\n')}
</Stmt></BkToCstmrStmt></Document>`
}

/** Padded with zeros, as some banks do. */
function padded(amount: number): string {
  return (Math.abs(amount) / 100).toFixed(2).padStart(18, '0')
}

/** Of SWIFT, with the German structure of field 86. */
function mt940({ day, lines }: Booked): string {
  const short = day.slice(2).replaceAll('-', '')
  const entries = lines.map(({ amount, payer, words, returnCode }) => {
    const sum = (Math.abs(amount) / 100).toFixed(2).replace('.', ',')
    const side = amount < 0 ? 'D' : 'C'
    const type = returnCode === undefined ? 'NTRFNONREF' : 'NRTINONREF'
    const kind = returnCode === undefined ? '166?00GUTSCHR. UEBERWEISUNG' : '109?00RUECKLASTSCHRIFT'
    const text =
      returnCode === undefined ? `SVWZ+${words}` : `EREF+${words}?21SVWZ+RETURN ${returnCode}`
    return `:61:${short}${short.slice(2)}${side}R${sum}${type}\n:86:${kind}?20${text}?32${payer}`
  })
  return `:20:STARTUMSE\n:25:37040044/532013000\n:28C:00001/001\n:60F:C${short}EUR0,00
${entries.join('\n')}\n:62F:C${short}EUR0,00\n-`
}

/** As a Sparkasse writes tables. */
function sparkasse({ day, lines }: Booked): string {
  const on = day.split('-').toReversed().join('.')
  const rows = lines.map(({ amount, payer, words, currency = 'EUR', returnCode }) => {
    const kind = returnCode === undefined ? 'GUTSCHR. UEBERWEISUNG' : 'RUECKLASTSCHRIFT'
    const why = returnCode === undefined ? '' : ` Rueckgabegrund ${returnCode}`
    const sum = (amount / 100).toFixed(2).replace('.', ',')
    return `${on};${kind};${words}${why};${payer};${sum};${currency}`
  })
  const headings = 'Buchungstag;Buchungstext;Verwendungszweck;Beguenstigter;Betrag;Waehrung'
  return [headings, ...rows].join('\n')
}
