/** A statement in camt.053 with these entries. */
export const camt = (...entries: readonly string[]) => `<?xml version="1.0"?>
<Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.053.001.08"><BkToCstmrStmt><Stmt>
${entries.join('\n')}
</Stmt></BkToCstmrStmt></Document>`

/** A batch of direct debits that was credited. */
export const credit = (batch: string, amount: string) => `<Ntry><Amt Ccy="EUR">${amount}</Amt>
<CdtDbtInd>CRDT</CdtDbtInd><Sts><Cd>BOOK</Cd></Sts><BookgDt><Dt>2026-12-15</Dt></BookgDt>
<NtryDtls><Btch><PmtInfId>${batch}</PmtInfId></Btch></NtryDtls></Ntry>`

/** A direct debit that was returned. */
export const debitBack = (reference: string, amount: string, code: string) => `<Ntry>
<Amt Ccy="EUR">${amount}</Amt><CdtDbtInd>DBIT</CdtDbtInd><RvslInd>true</RvslInd>
<Sts><Cd>BOOK</Cd></Sts><BookgDt><Dt>2026-12-17</Dt></BookgDt><NtryDtls><TxDtls>
<Refs><EndToEndId>${reference}</EndToEndId></Refs>
<RtrInf><Rsn><Cd>${code}</Cd></Rsn></RtrInf></TxDtls></NtryDtls></Ntry>`

/** A payment, or money that went out. */
export const entry = (side: 'CRDT' | 'DBIT', amount: string, words: string) => `<Ntry>
<Amt Ccy="EUR">${amount}</Amt><CdtDbtInd>${side}</CdtDbtInd><Sts><Cd>BOOK</Cd></Sts>
<BookgDt><Dt>2026-12-16</Dt></BookgDt><NtryDtls><TxDtls>
<RmtInf><Ustrd>${words}</Ustrd></RmtInf></TxDtls></NtryDtls></Ntry>`
