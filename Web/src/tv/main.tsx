import "./tv.css";
import { nameDevice } from "../lib/browser";
import { renderByFrame } from "../lib/store";
import { mount } from "../ui/mount";
import { App } from "./App";
import { ownDevice } from "./device";

renderByFrame();
nameDevice(ownDevice());
mount(<App />);
