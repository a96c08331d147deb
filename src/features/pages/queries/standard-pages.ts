import type { z } from 'zod'

import type { PageSlug } from '../contract.ts'

type StandardPage = { readonly title: string; readonly content: string; readonly updatedAt: Date }

/** What an academy says before it writes its own: true of the product as it comes, for a lawyer to complete. */
export const standardPages: Readonly<Record<z.output<typeof PageSlug>, StandardPage>> = {
  /** Its page is drawn from the message catalogue, with images. */
  about: { title: '', updatedAt: new Date('2026-11-22T00:00:00Z'), content: '' },
  privacy: {
    title: 'Privacy',
    updatedAt: new Date('2026-11-22T00:00:00Z'),
    content: `
<p>This page says which data the academy keeps, why, and for how long. There are no advertisements on this site, no analytics by others, and nothing of your visit is sold.</p>
<h2>Reading without an account</h2>
<p>No cookie is set while you read. Blogs and research papers count their readers: by a figure that is computed from your address and your browser, or from your account when you are logged in, changes every day and cannot be turned back into either. It is deleted within two days.</p>
<h2>With an account</h2>
<p>We keep what you give us: your name, your email addresses, your picture if you choose one, your password in a form from which it cannot be read, and a second factor if you set one up. We also keep what you do: the courses that you hold or save, which stretches of their videos you have played, your certificates, ratings, comments and likes, your orders and memberships, and the applications that you register for. Your profile lists where you are logged in, with the name of each browser.</p>
<h2>Cookies</h2>
<p>These are all the cookies of this site, and when each is set. On a secure connection the names of the first four begin with <code>__Host-</code>.</p>
<ul>
<li><code>session</code>, when you log in: says who you are. Your session ends when you log out, after 14 days without a visit, and after 30 days in any case; for administrators after 60 minutes and 12 hours.</li>
<li><code>device</code>, when you log in or reset your password: remembers for 365 days that you did so in this browser, so that somebody who guesses passwords does not lock you out.</li>
<li><code>sign-up</code>, when you sign up: ties the sign-up to your browser for 24 hours.</li>
<li><code>step</code>, when a second factor is asked for: ties the question to your browser for 10 minutes.</li>
<li><code>theme</code>, when you choose light or dark: remembers it for 365 days.</li>
</ul>
<p>Your browser also keeps, for itself alone, your name and picture for display while you are logged in, and how you set the player. The payment provider’s form may set cookies of its own where you pay.</p>
<h2>Payments</h2>
<p>Cards are entered in a form of our payment provider. The number never reaches our servers. We keep the order: what was bought, when, for which amount, and the provider’s reference. The law asks us to keep orders after an account is closed; your name is taken out of them then.</p>
<h2>Applications</h2>
<p>What a club or a coach sends with an application is read by the staff who decide on it, and by nobody else but you. It never appears on a public page.</p>
<h2>Emails</h2>
<p>We write when something concerns your account: a code, a receipt, a certificate, a decision. The newsletter comes only after you have confirmed it, and every issue has a link that ends it at once.</p>
<h2>How long</h2>
<ul>
<li>A sign-up that is not activated within 24 hours is deleted.</li>
<li>The logs of the server hold addresses of the network and numbers of accounts, but neither names nor the content of forms. We keep them as long as we need them to find faults and abuse.</li>
<li>What staff change is recorded with who did it, so that it can be checked later.</li>
<li>Everything else stays until you delete it, or your account. An account that you delete waits 14 days, in which you may keep it after all; then it is gone, and only orders and memberships stay, without your name.</li>
</ul>
<h2>Your rights</h2>
<p>You may see what we hold, correct it, take it along and have it deleted. Your profile has buttons to download and to delete; for all else write to the address at the foot of this page; you may also complain to the authority for data protection of your country.</p>`,
  },
  terms: {
    title: 'Terms',
    updatedAt: new Date('2026-11-22T00:00:00Z'),
    content: `
<p>These terms hold between you and the academy whenever you use this site. They are short on purpose.</p>
<h2>Your account</h2>
<p>An account belongs to one person. Keep your password to yourself and tell us if anyone else knows it. We may close an account that is shared, or from which others are harmed.</p>
<h2>Courses</h2>
<p>Buying a course lets you watch its videos and use its files for your own learning, for as long as the academy exists, also after the course has left the catalogue. You may not copy the videos, show them in public or pass them on.</p>
<p>Prices are shown with the course, in the currency that you pay in. The course opens when the payment provider confirms the payment, usually within seconds.</p>
<h2>Memberships</h2>
<p>A membership renews for the same time until you end it. You can end it in your account at any moment; it then stays open until the time that you have paid for is over.</p>
<h2>Changing your mind</h2>
<p>Within fourteen days of a purchase you may ask for your money back, without giving a reason. The payment goes back the way it was paid, and the course closes.</p>
<h2>Certificates</h2>
<p>A certificate says that you completed every lesson of a course that it asks for. It is no licence to practise and no academic degree. Its number can be checked by anyone. We may revoke a certificate for a reason, which you are told and which its public page then shows, and we may make it valid again. Where the money for a course goes back, the academy’s settings say whether its certificate stays or is revoked too.</p>
<h2>What you write</h2>
<p>Ratings and comments remain yours; you let us show them beside what they are about. Stay with the matter, be fair to people, name your source. We hide or remove what is unlawful, insulting or advertising. A rating that we hide counts nowhere; you still see it, with the reason.</p>
<h2>No medical advice</h2>
<p>Courses, blogs and papers teach. They do not know you, and they replace neither a physician nor a physiotherapist. Train with pain, illness or after an injury only as those who treat you advise.</p>
<h2>Liability</h2>
<p>We answer for what we do on purpose or by gross negligence, and for harm to life and health, as the law says. Beyond that we answer only for duties without which this contract would make no sense, and only for the damage that was to be expected.</p>
<h2>Changes</h2>
<p>When these terms change, we say so here and by email before the change begins. Purchases that were made before stay under the terms they were made under.</p>`,
  },
}
