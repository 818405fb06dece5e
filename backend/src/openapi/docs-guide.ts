/** How an integrator begins, as the page says it; for those who have the source, docs/integrators.md tells more. */
export const GUIDE = `<h2 id="begin">How to begin</h2>
<p>Two doors lead to the same services: REST, whose calls stand below and in <a href="/openapi.json">/openapi.json</a> (OpenAPI 3.1), and GraphQL
at <code>POST /graphql</code>, whose contract is <a href="/schema.graphql">/schema.graphql</a>; introspection is on.</p>
<ol><li>An admin makes an API key for you, with the scopes that your program needs. It is shown once.</li>
<li>Send it in the header <code>Authorization</code>, and never in an address:
<pre tabindex="0"><code>origin=https://…   # the address of this page without /docs
key=psp_live_…
curl -s "$origin/api/v1/admin/patients?limit=50" -H "Authorization: Bearer $key"</code></pre></li>
<li>Decide by <code>code</code> where a call fails. On 429 wait as long as <code>Retry-After</code> says; <code>RateLimit</code> tells how much is left.</li>
<li>What makes something takes an idempotency key of yours, 8 to 100 characters: sent again, it is done once.</li></ol>
<h2 id="changed">What changed</h2>
<p>All patients that changed since yesterday, deleted ones too. Ask again with <code>after</code> set to <code>next</code> until that is null, and next time
with <code>updatedSince</code> set to <code>asOf</code>: nothing is missed, and nothing comes twice in a walk.</p>
<pre tabindex="0"><code>since=$(date -u -d yesterday +%Y-%m-%dT%H:%M:%SZ)
curl -sG "$origin/api/v1/changes/patients" -H "Authorization: Bearer $key" --data-urlencode "updatedSince=$since"</code></pre>
<p><code>/changes/appointments</code> and <code>/changes/payments</code> are walked alike. A record that was deleted is
<a href="#type-DeletedPatient">DeletedPatient</a>; its appointments go with it without being named.</p>`;
