import { dirname, join } from 'node:path'

import { expect, test } from 'vitest'

import { codeIn, isTest, read } from './sources.ts'

/** Forms people fill in; their parts aren't used alone. */
const fillable = /<form\b|<(?:Dialog|ConfirmDialog|EntryDialog)\b/
const parts = /^web\/src\/(?:ui|app\/design|testing)\/|\/teams\/entry-dialog\.tsx$/

const code = codeIn('web/src').filter((file) => file.endsWith('.tsx'))
const forms = code.filter((file) => !isTest(file) && !parts.test(file) && fillable.test(read(file)))
const tested = code
  .filter((file) => file.endsWith('.test.tsx'))
  .flatMap((file) => [shownBy(file), ...importedBy(file)])
/** Lazily loaded dialogs are tested through their button. */
const proven = new Set([
  ...tested,
  ...tested.filter((file) => code.includes(file)).flatMap((file) => importedBy(file, /import\(/)),
])

test('every form and every dialog has a component test', () => {
  expect(forms.filter((file) => !proven.has(file)).toSorted()).toEqual([])
})

/** The file that a component test belongs to. */
function shownBy(file: string): string {
  return file.replace('.test.tsx', '.tsx')
}

function importedBy(file: string, how = /from /): string[] {
  const imports = new RegExp(`${how.source}'(#web\\/|\\.{1,2}\\/)([^']+\\.tsx)'`, 'g')
  return [...read(file).matchAll(imports)].map(([, from = '', path = '']) =>
    from === '#web/' ? join('web/src', path) : join(dirname(file), from, path),
  )
}
