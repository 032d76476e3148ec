import { expect, test } from 'vitest'

import { hostNameIn, isBareDomain, isLocal, requestedHost } from './host-name.ts'

test.each([
  ['www.fc-beispiel.de', 'www.fc-beispiel.de'],
  ['  WWW.FC-Beispiel.DE. ', 'www.fc-beispiel.de'],
  ['https://www.fc-beispiel.de/', 'www.fc-beispiel.de'],
  ['www.grünwald.de', 'www.xn--grnwald-o2a.de'],
  ['www.xn--grnwald-o2a.de', 'www.xn--grnwald-o2a.de'],
  ['www。fc-beispiel。de', 'www.fc-beispiel.de'],
  ['www.fc-beispiel.de:8443', undefined],
  ['www.fc-beispiel.de/team', undefined],
  ['www.fc-beispiel.de?x=1', undefined],
  ['me@www.fc-beispiel.de', undefined],
  ['%77ww.fc-beispiel.de', undefined],
  ['192.0.2.1', undefined],
  ['0x7f.1', undefined],
  ['[2001:db8::1]', undefined],
  ['localhost', undefined],
  ['www.club.local', undefined],
  ['_dmarc.fc-beispiel.de', undefined],
  ['*.fc-beispiel.de', undefined],
  ['-www.fc-beispiel.de', undefined],
  ['www..fc-beispiel.de', undefined],
  [`${'a'.repeat(64)}.de`, undefined],
  [`${'a.'.repeat(126)}de`, undefined],
  ['', undefined],
])('reads %j as the host %s', (typed, host) => {
  expect(hostNameIn(typed)).toBe(host)
})

test.each([
  ['fc-beispiel.de', true],
  ['www.fc-beispiel.de', false],
])('%s is a domain without a name before it: %s', (host, isBare) => {
  expect(isBareDomain(host)).toBe(isBare)
})

test.each([
  ['WWW.FC-Beispiel.de', 'www.fc-beispiel.de'],
  ['www.fc-beispiel.de.:443', 'www.fc-beispiel.de'],
  ['www.fc-beispiel.de:', 'www.fc-beispiel.de'],
  ['[2001:db8::1]:3000', '[2001:db8::1]'],
])('the Host header %s asks for %s', (header, host) => {
  expect(requestedHost(header)).toBe(host)
})

test.each([
  ['127.0.0.1', true],
  ['[::1]', true],
  ['touchline', true],
  ['touchline.default.svc.cluster.local', true],
  ['www.fc-beispiel.de', false],
])('%s is a local name: %s', (host, expected) => {
  expect(isLocal(host)).toBe(expected)
})
