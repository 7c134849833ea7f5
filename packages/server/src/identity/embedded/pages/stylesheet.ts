/**
 * Styles of the identity pages and local simulators. Colours and fonts are the product's custom properties, which are
 * loaded first.
 */
export const stylesheet = `
.si{display:grid;grid-template-columns:minmax(0,1fr) minmax(0,1.15fr);min-height:100vh}
.fm{padding:28px clamp(20px,5vw,72px);display:flex;flex-direction:column;gap:32px}
.wm{display:inline-flex;align-items:center;gap:9px;min-height:44px;align-self:flex-start;color:inherit;text-decoration:none;font:680 1.3125rem/1 var(--font-head);letter-spacing:-.025em}
.wm svg{width:26px;height:28px}.wm .st{stroke:currentColor}.wm .bob{fill:var(--signal)}
.fi{max-width:400px;margin:auto;width:100%}
.fi h1{font-size:clamp(2.25rem,1.6rem + 2.6vw,3rem);letter-spacing:-.03em;margin-bottom:6px;overflow-wrap:anywhere}
.fi h2{font:600 var(--t-16)/1.3 var(--font-body);letter-spacing:0;margin-bottom:12px}
.fi form{display:grid;gap:18px;margin-top:28px}.fi .part form{margin-top:0}.fi .back{margin-top:18px}
.muted{color:var(--ink-2)}.small{font-size:var(--t-13)}
.lab{display:block;font-size:var(--t-13);font-weight:560;margin-bottom:6px}
.inp{width:100%;height:44px;border:1px solid var(--line-strong);border-radius:var(--r-2);background:var(--sheet);color:inherit;padding:0 12px;font:inherit;font-size:var(--t-15)}
@media(pointer:coarse){.inp{font-size:var(--t-16)}}
.inp.code{font-size:var(--t-22);letter-spacing:.2em;font-variant-numeric:tabular-nums}
.inp[aria-invalid]{border-color:var(--error);box-shadow:inset 0 0 0 1px var(--error)}
.hint{margin-top:6px;font-size:var(--t-13);color:var(--ink-2)}
.err,.done{display:flex;gap:8px;align-items:flex-start;margin-top:6px;font-size:var(--t-13);color:var(--error)}.done{color:var(--ok);margin-top:18px;font-size:var(--t-15)}
.err svg,.done svg,.fr svg{width:16px;height:16px;flex:none;stroke-width:1.75;stroke-linecap:round;stroke-linejoin:round;margin-top:.15em}
.with-link{position:relative}.with-link>.small{position:absolute;right:0;top:-2px;padding:2px 0}
.two{display:grid;grid-template-columns:1fr 1fr;gap:14px}
.btn{display:inline-flex;align-items:center;justify-content:center;width:100%;min-height:52px;padding:6px 22px;border:1px solid transparent;border-radius:var(--r-2);background:none;color:inherit;font:inherit;font-weight:560;font-size:var(--t-16);line-height:1.2;text-decoration:none;text-align:center;cursor:pointer;transition:background var(--fast) var(--ease)}
.btn.p{background:var(--primary);color:var(--on-primary)}.btn.p:hover{background:var(--primary-hover)}
.btn.o{border-color:var(--line-strong);background:var(--sheet)}.btn.o:hover{background:var(--hover)}
.btn.q{min-height:44px;font-size:var(--t-14);color:var(--primary-text)}.btn.q:hover{background:var(--primary-soft)}
.or,.part,.sample{margin-top:28px;border-top:1px solid var(--line);padding-top:22px}
.fr{margin-top:14px;font-size:var(--t-13);color:var(--ink-2)}.fr li{display:flex;gap:8px;padding:3px 0}.fr svg{color:var(--ok)}
.sample{border:1px dashed var(--line-strong);border-radius:var(--r-2);padding:16px}.fi .sample h2{margin-bottom:4px}.fi .sample form{margin-top:12px;gap:4px}
.person{display:flex;flex-wrap:wrap;justify-content:space-between;gap:0 12px;min-height:44px;align-items:center;padding:4px 10px;border:0;border-radius:var(--r-2);background:var(--primary-soft);color:var(--primary-text);font:inherit;font-size:var(--t-14);text-align:left;cursor:pointer}.person b{font-weight:600}
.person:hover{background:var(--hover)}
.plan{margin-top:22px;border-top:2px solid var(--ink);padding-top:14px}.fi .plan h2{margin-bottom:2px}.plan .offer{color:var(--signal-text);font-weight:560}.plan .small{margin-top:6px}
.links{margin-top:22px}
.la{display:flex;flex-wrap:wrap;gap:4px 16px;font-size:var(--t-13);color:var(--ink-2)}.la>*{padding:6px 0}.la [aria-current]{font-weight:600;color:var(--ink)}
.art{background:var(--hero);color:var(--hero-ink);padding:clamp(32px,6vw,88px);display:flex;flex-direction:column;justify-content:space-between;gap:48px}
.art .q{font:600 clamp(1.75rem,1.2rem + 1.9vw,3rem)/1.05 var(--font-head);letter-spacing:-.025em;max-width:16ch}
.art .ca{font-size:var(--t-13);color:var(--hero-ink-2)}
.cmp{display:grid;grid-template-columns:repeat(7,minmax(0,84px));grid-template-rows:auto 12px auto auto;container-type:inline-size}
.cmp i{display:grid;place-items:center;aspect-ratio:.82;font:600 clamp(1.5rem,9cqi,4rem)/1 var(--font-head)}
.cmp .r1{grid-row:1}.cmp b{grid-row:2;grid-column:2/8;align-self:center;height:3px;background:#78b4bf}.cmp .r3{grid-row:3}
.cmp .d{background:var(--signal);color:var(--on-signal);border-radius:var(--r-1)}
.cmp .g::after{content:"";width:56%;border-top:2px dotted #78b4bf}
.cmp u{grid-row:4;text-decoration:none;text-align:center;padding-top:6px;font:400 clamp(1.125rem,6cqi,2.5rem)/1 var(--font-body);color:var(--hero-ink-2)}
.cmp u::before{content:"";display:block;height:14px;margin:0 2px 8px;border-bottom:2px solid #78b4bf;border-radius:0 0 50% 50%}.cmp .x::before{border-color:var(--signal)}
.cmp .x{color:var(--signal)}.cmp .u1{grid-column:1/4}.cmp .u2{grid-column:4/6}.cmp .u3{grid-column:6/8}
.cmp .c1{grid-column:1}.cmp .c2{grid-column:2}.cmp .c3{grid-column:3}.cmp .c4{grid-column:4}.cmp .c5{grid-column:5}.cmp .c6{grid-column:6}.cmp .c7{grid-column:7}
@media(max-width:900px){.si{grid-template-columns:1fr}.art{padding:40px 20px}.fi{margin:0 auto}}
.sim main{max-width:800px;margin:0 auto;padding:32px 20px}.sim-note{color:var(--ink-2);margin:8px 0 24px}
.sim-mail{border-top:1px solid var(--line);padding:18px 0}.sim-mail h2{font-size:var(--t-18)}.sim-meta{font-size:var(--t-13);color:var(--ink-2);margin:4px 0 10px;overflow-wrap:anywhere}.sim-text{white-space:pre-wrap;overflow-wrap:anywhere}
`.trim()

/** Sends the sign-out form if no confirmation is needed. */
export const signOutScript = "document.getElementById('sign-out').submit()\n"
