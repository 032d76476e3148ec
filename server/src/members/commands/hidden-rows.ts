/** The files in a workbook, by path. */
type Parts = ReadonlyMap<string, string>

/** The hidden rows of each sheet, counted from 1, in the order of the tabs. */
export function hiddenRowsOf(parts: Parts): readonly ReadonlySet<number>[] {
  const targets = new Map(
    tagsIn(parts.get('xl/_rels/workbook.xml.rels'), 'Relationship').map((tag) => [
      attributeOf(tag, 'Id'),
      attributeOf(tag, 'Target') ?? '',
    ]),
  )
  return tagsIn(parts.get('xl/workbook.xml'), 'sheet').map((tag) => {
    const target = targets.get(attributeOf(tag, 'r:id')) ?? ''
    return hiddenIn(parts.get(target.startsWith('/') ? target.slice(1) : `xl/${target}`))
  })
}

function hiddenIn(sheet: string | undefined): ReadonlySet<number> {
  const hidden = new Set<number>()
  if (!sheet?.includes('hidden=')) return hidden
  let row = 0
  for (const tag of tagsIn(sheet, 'row')) {
    row = Number(attributeOf(tag, 'r') ?? row + 1)
    if (/^(?:1|true)$/.test(attributeOf(tag, 'hidden') ?? '')) hidden.add(row)
  }
  return hidden
}

function tagsIn(xml = '', name: string): string[] {
  return xml.match(new RegExp(`<(?:\\w{1,20}:)?${name}\\s[^<>]{0,2000}>`, 'g')) ?? []
}

function attributeOf(tag: string, name: string): string | undefined {
  return new RegExp(`\\s${name}="([^"]*)"`).exec(tag)?.[1]
}
