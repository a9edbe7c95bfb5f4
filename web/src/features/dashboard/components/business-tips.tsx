import { Surface } from '../../../kit/page/surface';
import styles from './business-tips.module.css';

export function BusinessTips() {
  return (
    <Surface title="Business Tips">
      <ul className={styles.tips}>
        <li>Answer orders on the day they come in; buyers plan their stock by it.</li>
        <li>State the lead time you can always keep, not the one you sometimes reach.</li>
        <li>A picture and two sentences make a product easier to choose.</li>
      </ul>
    </Surface>
  );
}
