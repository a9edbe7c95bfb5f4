// Not antd's `Input`, which brings its text area, search and code fields along: the log-in page needs none of them.
export { default as Input } from 'antd/es/input/Input';
export { default as PasswordInput } from 'antd/es/input/Password';
