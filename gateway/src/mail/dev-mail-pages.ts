/** A mail as services/notification writes it. */
export interface DevMail {
  id: string;
  /** ISO 8601, UTC. */
  sentAt: string;
  to: { address: string; name: string };
  subject: string;
  html: string;
  text: string;
  /** As it would have gone out. */
  message: string;
}

const STYLE = `
:root { color-scheme: light dark; --line: #d9dee4; --quiet: #59636e; --link: #1975d2; }
@media (prefers-color-scheme: dark) { :root { --line: #323a42; --quiet: #9aa5b1; --link: #6cb0f5; } }
body { font: 16px/1.5 -apple-system, 'Segoe UI', Roboto, Arial, sans-serif; margin: 0 auto; max-width: 60rem; padding: 1.5rem; }
a { color: var(--link); } h1 { font-size: 1.4rem; } h2 { font-size: 1rem; margin: 2rem 0 .5rem; } .quiet { color: var(--quiet); }
ul { list-style: none; padding: 0; } li { border-top: 1px solid var(--line); padding: .75rem 0; overflow-wrap: anywhere; }
iframe { border: 1px solid var(--line); border-radius: 8px; width: 100%; height: 42rem; }
pre { border: 1px solid var(--line); border-radius: 8px; padding: 1rem; white-space: pre-wrap; overflow-wrap: anywhere; }
`;

/** Newest first. */
export function listPage(mails: DevMail[]): string {
  const items = mails.map(
    ({ id, subject, to, sentAt }) =>
      `<li><a href="/dev/mail/${escape(id)}">${escape(subject)}</a><br><span class="quiet">to ${escape(to.name)} &lt;${escape(to.address)}&gt; · ${time(sentAt)}</span></li>`,
  );
  const list = items.length > 0 ? `<ul>${items.join('')}</ul>` : '<p>No mails yet.</p>';
  return page('Mails', `<p class="quiet">This machine sends no mails: they end here.</p>${list}`);
}

export function mailPage({ id, subject, to, sentAt, html, text }: DevMail): string {
  // Sandboxed without scripts; its links open outside of the frame.
  const inFrame = html.replace('<head>', '<head><base target="_blank">');
  return page(
    subject,
    `<p class="quiet">to ${escape(to.name)} &lt;${escape(to.address)}&gt; · ${time(sentAt)} · <a href="/dev/mail/${escape(id)}/raw">as sent</a> · <a href="/dev/mail">all mails</a></p>
<iframe title="HTML part" sandbox="allow-popups allow-popups-to-escape-sandbox" srcdoc="${escape(inFrame)}"></iframe>
<h2>Text part</h2>
<pre>${linked(text)}</pre>`,
  );
}

function page(title: string, body: string): string {
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${escape(title)}</title><style>${STYLE}</style></head><body><main><h1>${escape(title)}</h1>${body}</main></body></html>`;
}

function time(iso: string): string {
  return `<time datetime="${escape(iso)}">${escape(iso.slice(0, 19).replace('T', ' '))} UTC</time>`;
}

function linked(text: string): string {
  return escape(text).replace(/https?:\/\/[^\s<]+/g, (url) => `<a href="${url}">${url}</a>`);
}

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

function escape(text: string): string {
  return text.replace(/[&<>"']/g, (letter) => ENTITIES[letter]!);
}
