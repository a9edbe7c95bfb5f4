import type { Proof } from '../content';
import { ButtonLink } from './button-link';
import styles from './proofs.module.css';
import { Shot } from './shot';

interface Props {
  id: string;
  heading: string;
  lead: string;
  proofs: Proof[];
  action: { to: string; label: string };
}

/** Three short proofs for one side of the market, each with the product's own picture. */
export function Proofs({ id, heading, lead, proofs, action }: Props) {
  return (
    <section id={id} className={styles.section} aria-labelledby={`${id}-heading`}>
      <div className={styles.head}>
        <div>
          <h2 id={`${id}-heading`} className={styles.heading}>
            {heading}
          </h2>
          <p className={styles.lead}>{lead}</p>
        </div>
        <ButtonLink large to={action.to}>
          {action.label}
        </ButtonLink>
      </div>
      <div className={styles.proofs}>
        {proofs.map(({ title, text, shot }) => (
          <article key={shot} className={styles.proof}>
            <Shot name={shot} alt="" width={800} height={560} />
            <h3 className={styles.title}>{title}</h3>
            <p className={styles.text}>{text}</p>
          </article>
        ))}
      </div>
    </section>
  );
}
