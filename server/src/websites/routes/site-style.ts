import { accentOf } from '@touchline/domain/values/accent'
import type { EmbedTheme } from '@touchline/domain/websites/embed'

/** The colours of a page: the club's own, readable in both themes. */
export function coloursOf(color: string, theme: EmbedTheme): string {
  const { light, dark } = accentOf(color) ?? fallback
  const scheme = theme === 'auto' ? 'light dark' : theme
  return `:root{color-scheme:${scheme};--fill:light-dark(${light.fill},${dark.fill});--on:light-dark(${light.on},${dark.on});--accent:light-dark(${light.text},${dark.text})}`
}

const fallback = {
  light: { fill: '#14532d', on: '#fbf9f3', text: '#14532d' },
  dark: { fill: '#7fd1a0', on: '#14211b', text: '#7fd1a0' },
}

const shared = `*{box-sizing:border-box}
:root{--page:light-dark(#f9f7f2,#0b1813);--card:light-dark(#fffdf8,#14231c);--ink:light-dark(#14211b,#fbf9f3);
--quiet:light-dark(#4f5c57,#a9b8b0);--line:light-dark(#e2dfd5,#294037);--off:light-dark(#b3261e,#ff9d94)}
body{margin:0;background:var(--page);color:var(--ink);font:1rem/1.5 system-ui,-apple-system,'Segoe UI',Roboto,sans-serif;overflow-wrap:anywhere}
a{color:var(--accent)}
a:focus-visible{outline:3px solid var(--accent);outline-offset:2px}
h2{margin:0 0 .5rem;font-size:1.125rem}
h3{margin:1rem 0 .25rem;font-size:1rem}
ul{margin:0;padding:0;list-style:none}
li{padding:.625rem 0;border-top:1px solid var(--line)}
li:first-child{border-top:0}
.quiet{color:var(--quiet);font-size:.875rem}
.match{display:grid;grid-template-columns:minmax(0,1fr) auto;column-gap:1rem}
.match .quiet{grid-column:1/-1}
.sides{font-weight:600}
.score{font-weight:700;font-variant-numeric:tabular-nums}
.off{color:var(--off);font-weight:600}
s{text-decoration-thickness:1px}
table{width:100%;border-collapse:collapse;font-variant-numeric:tabular-nums}
caption{text-align:start;font-weight:600;padding-bottom:.25rem}
th,td{padding:.375rem .25rem;text-align:end;border-top:1px solid var(--line);font-weight:400;white-space:nowrap}
thead th{border:0;color:var(--quiet);font-size:.875rem}
abbr{text-decoration:none}
th.team{text-align:start;width:99%;white-space:normal}
tr.ours>*{font-weight:700;color:var(--accent)}
table+table{margin-top:1.5rem}`

export const siteStyle = `${shared}
header{background:var(--fill);color:var(--on)}
.in{max-width:64rem;margin:0 auto;padding:1.25rem 1rem}
header .in{display:flex;gap:1rem;align-items:center}
header img,header .crest{width:4rem;height:4rem;object-fit:contain;flex:none}
header a{color:inherit}
.crests{display:flex;flex:none;gap:.5rem}
@media(max-width:30rem){.crests img{width:2.75rem;height:2.75rem}}
header p{margin:0}
h1{margin:0;font-size:clamp(1.375rem,5vw,2rem);line-height:1.15}
main{display:grid;gap:1rem}
section{background:var(--card);border:1px solid var(--line);border-radius:12px;padding:1rem}
.about{white-space:pre-line;margin:0}
.news h3{margin:0}
.sponsors{display:flex;flex-wrap:wrap;align-items:center;gap:.75rem}
.sponsors li{padding:0;border:0}
.sponsors li>*{display:flex;align-items:center;min-height:3rem}
.sponsors img{display:block;box-sizing:content-box;max-width:8rem;height:3rem;padding:.5rem;border-radius:8px;background:#fff;object-fit:contain}
footer .in{display:flex;flex-wrap:wrap;gap:.5rem 1.5rem;font-size:.875rem}
footer a{display:inline-block;padding:.5rem 0}
@media(min-width:48rem){main{grid-template-columns:3fr 2fr;align-items:start}main>div{display:grid;gap:1rem}}
main>div{display:grid;gap:1rem;min-width:0}`

export const embedStyle = `${shared}
body{padding:.75rem}
h1{margin:0 0 .25rem;font-size:1.125rem}
.by{margin:.75rem 0 0;font-size:.875rem}`

/** Sizes follow the width of the paper, so that A4 and A3 look the same. */
export const posterStyle = `
.facts p{margin:0}
.facts .score{font-size:2rem}
.when{font-size:1.25rem;font-weight:600}
.clock{font-size:2rem;font-weight:700;font-variant-numeric:tabular-nums}
.address{display:none}
h1 i{font-style:normal}
.print{margin:0}
button{min-height:2.75rem;padding:.5rem 1.25rem;border:0;border-radius:8px;background:var(--fill);color:var(--on);font:inherit;font-weight:600;cursor:pointer}
button:focus-visible{outline:3px solid var(--accent);outline-offset:2px}
@media print{
@page{size:portrait;margin:0}
:root{color-scheme:light;font-size:2.2vw}
*{-webkit-print-color-adjust:exact;print-color-adjust:exact}
html,body{overflow:hidden}
body{display:grid;grid-template-rows:auto minmax(0,1fr);height:99.5vh;background:#fff}
.in{width:100%;max-width:none;padding:2rem 2.5rem}
header .in{display:grid;justify-items:center;gap:1.25rem;text-align:center}
header img,.crests img{width:9rem;height:9rem}
.crests{gap:3rem}
header a{font-size:1.75rem;text-decoration:none}
h1{margin-top:1rem;font-size:4rem}
h1.long{font-size:3rem}
h1.longer{font-size:2.25rem}
h1 span,h1 i{display:block}
h1 i{line-height:.7}
main.in{grid-template-columns:minmax(0,1fr);align-content:space-evenly;text-align:center}
section{padding:0;border:0;background:none}
.facts .quiet,.facts .off{font-size:1.75rem}
.when{font-size:2.5rem}
.clock{font-size:5.5rem;line-height:1.2}
.where{font-size:2rem}
.address{display:block;margin-top:1.5rem;font-size:1.25rem}
.sponsors{justify-content:center;gap:.75rem 1.5rem;font-size:1.25rem}
.sponsors a{color:inherit;text-decoration:none}
.sponsors img{max-width:8rem;padding:0;border-radius:0}
.many{gap:.5rem 1rem;font-size:.875rem}
.many li>*{min-height:2rem}
.many img{max-width:6rem;height:2rem}
.print,footer{display:none}
}`

export const posterScript = `document.getElementById('print').onclick=()=>print()`
