/** The introduction of the API reference. */
export function guide(publicUrl: string): string {
  return `JSON over HTTPS for programs of your own. With a token of a person, a program may read and do
what that person may in Touchline, as far as the scopes of the token reach.

## Get started

Create a token in Touchline under [My account, API tokens](${publicUrl}/update-profile?view=tokens). Then list your teams:

\`\`\`sh
curl '${publicUrl}/rest/v1/me/teams' \\
  -H 'Authorization: Bearer touchline_…'
\`\`\`

| | |
|---|---|
| Errors | Everything but 2xx is \`{ "code", "message", "data" }\`. \`data.fields\` names the fields of \`invalid_input\`, \`data.scope\` the scope that a token lacks. |
| Too many requests | 429, with \`Retry-After\` in seconds where it is known. |
| Retries | Send \`Idempotency-Key\` (8 to 200 letters, digits, _ or -). The same request within 48 hours gets the first answer and changes nothing. |
| Concurrent edits | What people edit carries \`version\`. Send it back in the body, for teams and members as \`If-Match\`. If somebody was faster: 412 \`changed_meanwhile\`. |
| Long lists | Take \`limit\` and \`cursor\`; answer \`nextCursor\`, null at the end. |
| Times | Instants are ISO 8601 in UTC, days YYYY-MM-DD. |
`
}
