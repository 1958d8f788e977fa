import "./tv.css";
import { renderByFrame } from "../lib/store";
import { mount } from "../ui/mount";
import { App } from "./App";

renderByFrame();
mount(<App />);
